import { Link } from '@tanstack/react-router';
import { frenchDate } from '#rules/dates.ts';
import { css, cva, cx } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { blogWording } from '#wording/blog.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { Vignette } from '../pages/vignette.tsx';
import type { Post } from './posts.ts';

const frame = css({ h: 'full' });
const layout = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridTemplateRows: '[auto 1fr]',
    h: 'full',
  },
  variants: {
    look: {
      card: {},
      lead: {
        gridTemplateColumns: { md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
        gridTemplateRows: { md: '[1fr]' },
        alignItems: { md: 'center' },
      },
    },
  },
});
const body = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    minW: '0',
    h: 'full',
    p: { base: '5', md: '6' },
  },
  variants: { look: { card: {}, lead: { justifyContent: 'center', px: { md: '9', lg: '12' } } } },
});
const titleStyle = cva({
  base: {
    '& a': {
      display: 'inline-block',
      minH: '6',
      _before: { content: '""', position: 'absolute', inset: '0' },
    },
  },
  variants: { look: { card: { textStyle: 'h3' }, lead: { textStyle: 'h2' } } },
});
const facts = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    color: 'muted',
    '& b': { color: 'primary', fontWeight: 'semibold' },
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '6' },
    '& a:hover': { textDecoration: 'underline' },
  },
  variants: { size: { card: { textStyle: 'small' }, page: { textStyle: 'body', columnGap: '4' } } },
});
const summary = css({ color: 'muted' });

type PostCardProps = {
  post: Post;
  /** Level of the title among the page's headings. */
  level: 2 | 3;
  /** `lead` is the first article of the blog, with its picture beside the text where there is room. */
  look?: 'card' | 'lead';
};

/** An article in a list; the entire card links to it. */
export function PostCard({ post, level, look = 'card' }: PostCardProps) {
  const Title = `h${level}` as const;
  const { title, summary: text } = blogArticlesWording[post.id];
  return (
    <article className={cx(cardStyle({ look: 'link' }), frame)}>
      <div className={layout({ look })}>
        <Vignette name={post.vignette} />
        <div className={body({ look })}>
          <PostFacts post={post} />
          <Title className={titleStyle({ look })} lang={post.language}>
            <Link to="/blog/$id" params={{ id: post.id }}>
              {title}
            </Link>
          </Title>
          <p className={summary} lang={post.language}>
            {text}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Category, date, reading time and language of an article; `linked`: the category links to its page. */
export function PostFacts({ post, linked = false }: { post: Post; linked?: boolean }) {
  const category = blogWording.categoryNames[post.category];
  return (
    <p className={facts({ size: linked ? 'page' : 'card' })}>
      <b>
        {linked ? (
          <Link to="/blog/category/$slug" params={{ slug: post.category }}>
            {category}
          </Link>
        ) : (
          category
        )}
      </b>
      <time dateTime={post.published}>
        <VisuallyHidden>{blogWording.published} </VisuallyHidden>
        {frenchDate(post.published)}
      </time>
      <span>{blogWording.minutes(post.minutes)}</span>
      {post.language === 'en' && <span>{blogWording.english}</span>}
    </p>
  );
}

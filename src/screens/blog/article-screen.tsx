import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { blogWording } from '#wording/blog.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { ContentPage } from '../pages/content-page.tsx';
import { Sections } from '../pages/sections.tsx';
import { RoundVignette } from '../pages/vignette.tsx';
import { PostCard, PostFacts } from './post-card.tsx';
import { othersThan, type Post } from './posts.ts';
import { BlogLink, TagLinks } from './topics.tsx';

const article = stack({ gap: { base: '6', md: '9' }, maxW: 'prose', w: 'full', mx: 'auto' });
const leadStyle = css({ textStyle: 'lead', fontWeight: 'medium' });
const topics = stack({ gap: '3', borderTop: 'hairline', pt: '6' });
const topicsTitle = css({ textStyle: 'small', fontWeight: 'semibold', color: 'muted', fontFamily: 'body' });
const othersTitle = css({ textStyle: 'h2', mb: '5' });

/** An article of the sample blog in its own language, with its category, its tags and related articles. */
export function ArticleScreen({ post }: { post: Post }) {
  const { title, lead, sections } = blogArticlesWording[post.id];
  return (
    <ContentPage
      title={<span lang={post.language}>{title}</span>}
      parent={<BlogLink />}
      facts={<PostFacts post={post} linked />}
      column="prose"
    >
      <article className={article}>
        <RoundVignette name={post.vignette} shape="wide" />
        <p className={leadStyle} lang={post.language}>
          {lead}
        </p>
        <div lang={post.language}>
          <Sections sections={sections} />
        </div>
        <footer className={topics}>
          <h2 className={topicsTitle}>{blogWording.tags}</h2>
          <TagLinks tags={post.tags} />
        </footer>
      </article>
      <section>
        <h2 className={othersTitle}>{blogWording.others}</h2>
        <ul className={cardGrid({ columns: 'three' })}>
          {othersThan(post).map((other) => (
            <li key={other.id}>
              <PostCard post={other} level={3} />
            </li>
          ))}
        </ul>
      </section>
    </ContentPage>
  );
}

import { Link } from '@tanstack/react-router';
import { css } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { blogWording } from '#wording/blog.ts';
import type { BlogCategory, BlogTag } from './posts.ts';

const rows = stack({ gap: '3' });
const list = wrap({ gap: '2' });
const topicStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '10',
  px: '4',
  borderRadius: 'pill',
  border: 'hairline',
  bg: 'surface',
  fontSize: 'small',
  fontWeight: 'semibold',
  _hover: { borderColor: 'primary', color: 'primary' },
  '&[aria-current=page]': { bg: 'text', color: 'page', borderColor: 'transparent' },
});

const categories = Object.keys(blogWording.categoryNames) as BlogCategory[];
const tags = Object.keys(blogWording.tagNames) as BlogTag[];

/** Links to all articles, the categories and the tags. The router marks the current page's. */
export function Topics() {
  return (
    <div className={rows}>
      <nav aria-label={blogWording.categories}>
        <ul className={list}>
          <li>
            <Link to="/blog" className={topicStyle} activeOptions={{ exact: true }}>
              {blogWording.everything}
            </Link>
          </li>
          {categories.map((slug) => (
            <li key={slug}>
              <Link to="/blog/category/$slug" params={{ slug }} className={topicStyle}>
                {blogWording.categoryNames[slug]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={blogWording.tags}>
        <TagLinks tags={tags} />
      </nav>
    </div>
  );
}

/** The link back to all articles. */
export const BlogLink = () => (
  <Link to="/blog" activeOptions={{ exact: true }}>
    {blogWording.title}
  </Link>
);

/** Links to tags. */
export function TagLinks({ tags: shown }: { tags: readonly BlogTag[] }) {
  return (
    <ul className={list}>
      {shown.map((tag) => (
        <li key={tag}>
          <Link to="/blog/tag/$tag" params={{ tag }} className={topicStyle}>
            <span aria-hidden="true">#</span>
            {blogWording.tagNames[tag]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

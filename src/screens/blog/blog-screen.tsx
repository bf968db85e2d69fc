import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { blogWording } from '#wording/blog.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { PostCard } from './post-card.tsx';
import { posts as allPosts, type BlogCategory, type BlogTag, type Post } from './posts.ts';
import { BlogLink, Topics } from './topics.tsx';

const lead = css({ gridColumn: '[1 / -1]' });
const column = stack({ gap: { base: '5', md: '7' } });

/** The listed part of the blog: everything, a category, or a tag. */
export type BlogListing =
  | { kind: 'everything' }
  | { kind: 'category'; slug: BlogCategory; posts: readonly Post[] }
  | { kind: 'tag'; tag: BlogTag; posts: readonly Post[] };

/** The name of a listing, for its heading and its title. */
export function blogHeading(listing: BlogListing): { title: string; description: string } {
  switch (listing.kind) {
    case 'everything':
      return blogWording.page;
    case 'category':
      return blogWording.ofCategory(blogWording.categoryNames[listing.slug]);
    case 'tag':
      return blogWording.ofTag(blogWording.tagNames[listing.tag]);
  }
}

/** The sample blog: all its articles, or those of a category or a tag (specification §1, §2). */
export function BlogScreen({ listing }: { listing: BlogListing }) {
  const isEverything = listing.kind === 'everything';
  const posts = isEverything ? allPosts : listing.posts;
  return (
    <ContentPage
      title={blogHeading(listing).title}
      parent={isEverything ? undefined : <BlogLink />}
      lead={isEverything ? blogWording.lead : blogWording.count(posts.length)}
    >
      <div className={column}>
        <Topics />
        <ul className={cardGrid({ columns: 'twoToThree' })}>
          {posts.map((post, index) => (
            <li key={post.id} className={isEverything && index === 0 ? lead : undefined}>
              <PostCard post={post} level={2} look={isEverything && index === 0 ? 'lead' : 'card'} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingBlock title={blogWording.closing.title} text={blogWording.closing.text} vignette="herd">
        <ButtonLink to="/shop">{blogWording.closing.action}</ButtonLink>
      </ClosingBlock>
    </ContentPage>
  );
}

import { ArrowRight } from 'lucide-react';
import type { Product } from '#openapi/schemas.ts';
import { featured, featuredTabs } from '#rules/featured.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { center } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { RetryLine } from '#ui/retry-line.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { homeWording } from '#wording/home.ts';
import { AnimalGrid, SkeletonGrid } from '../catalogue/animal-grid.tsx';
import { RamGuide } from '../pages/guides.tsx';

const wording = homeWording.featured;

const titleStyle = css({ textStyle: 'h2' });
// One list for the three tabs: each hides the others' animals.
const filter = css({
  '& > [value=popular]:checked ~ div li:not([data-mark~=popular])': { display: 'none' },
  '& > [value=sale]:checked ~ div li:not([data-mark~=sale])': { display: 'none' },
  '& [data-empty]': { display: 'none' },
  '& > [value=popular]:checked ~ div [data-empty=popular]': { display: 'block' },
  '& > [value=sale]:checked ~ div [data-empty=sale]': { display: 'block' },
});
const note = css({ color: 'muted', py: '6' });
const oldStyle = css({ mb: '4' });
const more = center({ flexWrap: 'wrap', columnGap: '6', mt: '7' });

type FeaturedAnimalsProps = {
  products: Loaded<readonly Product[]>;
  onRetry: () => void;
};

/** The first 8 animals under three tabs (specification §4 "Featured products tabs"). An empty list keeps its 8 skeletons, as specified. */
export function FeaturedAnimals({ products, onRetry }: FeaturedAnimalsProps) {
  return (
    <section className={container} aria-label={wording.title}>
      <Tabs
        label={wording.tabsLabel}
        heading={
          <h2 className={titleStyle} data-focus-home="">
            {wording.title}
          </h2>
        }
        items={featuredTabs.map((id) => ({ id, label: wording.tabs[id] }))}
        className={filter}
      >
        <Featured products={products} onRetry={onRetry} />
      </Tabs>
      <div className={more}>
        <ButtonLink to="/shop" variant="secondary">
          {wording.all}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
        <RamGuide />
      </div>
    </section>
  );
}

function Featured({ products, onRetry }: FeaturedAnimalsProps) {
  switch (products.state) {
    case 'loading':
    case 'empty':
      return <SkeletonGrid label={wording.loading} />;
    case 'failed':
      return (
        <StatePanel
          scene="failed"
          title={wording.failed}
          level={3}
          role="alert"
          action={<Button onClick={onRetry}>{wording.retry}</Button>}
        >
          {wording.failedHint}
        </StatePanel>
      );
    case 'ready': {
      // No tab depends on the date: any time will do.
      const tabs = featuredTabs.map((tab) => ({ tab, animals: featured(products.data, tab, 0) }));
      const markOf = (animal: Product) =>
        tabs.flatMap(({ tab, animals }) => (animals.includes(animal) ? [tab] : [])).join(' ');
      return (
        <>
          {products.isOld && (
            <div className={oldStyle}>
              <RetryLine {...catalogueWording.old} onRetry={onRetry} />
            </div>
          )}
          <AnimalGrid animals={featured(products.data, 'featured', 0)} level={3} markOf={markOf} />
          {tabs.map(
            ({ tab, animals }) =>
              animals.length === 0 && (
                <p key={tab} className={note} data-empty={tab}>
                  {wording.emptyTab}
                </p>
              ),
          )}
        </>
      );
    }
  }
}

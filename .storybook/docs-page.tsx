import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StatechartDocs } from '../packages/statechart/storybook/docs-page.tsx';
import { StoryAnchor } from '../packages/statechart/storybook/story-anchor.tsx';
import { UsedBy } from '../stories/components/sheet.tsx';

/** The file of a component: `retry-line.tsx` of `RetryLine`. */
const fileOf = ({ displayName = '', name = displayName }: { displayName?: string; name?: string }) =>
  `${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.tsx`;

/**
 * The docs page of a part of the interface: its first story, or what its sources say that it is; then the story whose properties can
 * be changed, with its source and its properties. Others have the page of their stories; screens have that of their machines.
 */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = docs.componentStories();
  const [first] = stories;
  const adjustable = stories.find(({ parameters }) => parameters.controls?.disable === false);
  if (first === undefined || !first.title.startsWith('Interface/')) return <StatechartDocs />;
  const isAlone = adjustable === undefined || adjustable === first;
  return (
    <>
      {isAlone ? <Title /> : <Story of={first.moduleExport} />}
      {isAlone && <Description of="meta" />}
      {adjustable === undefined ? (
        <Stories title="" />
      ) : (
        <>
          <Canvas of={adjustable.moduleExport} sourceState="shown" />
          <Controls of={adjustable.moduleExport} />
          <div className="sc-docs sb-unstyled">
            <ul>
              {stories.map(({ id, name }) => (
                <li key={id}>
                  <StoryAnchor story={{ id, name }} />
                </li>
              ))}
            </ul>
            {isAlone && <UsedBy part={fileOf(Object(preparedMeta.component))} />}
          </div>
        </>
      )}
    </>
  );
}

import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StatechartDocs } from '../packages/statechart/storybook/docs-page.tsx';
import { StoryAnchor } from '../packages/statechart/storybook/story-anchor.tsx';

/**
 * The docs page of a part of the interface: its first story, which says what it is for and shows each of its states, then the story
 * whose properties can be changed, with its source and its properties. Other parts have the page of their stories, with what each of
 * the `subcomponents` is and takes; screens have that of their machines.
 */
export function DocsPage() {
  const docs = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = docs.componentStories();
  const [first] = stories;
  const adjustable = stories.find(({ parameters }) => parameters.controls?.disable === false);
  if (first === undefined || !first.title.startsWith('Interface/')) return <StatechartDocs />;
  if (adjustable === undefined)
    return (
      <>
        <Title />
        <Stories title="" />
        {Object.entries(preparedMeta.subcomponents ?? {}).map(([name, part]) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <Description of={part} />
            <ArgTypes of={part} />
          </section>
        ))}
      </>
    );
  return (
    <>
      <Story of={first.moduleExport} />
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
      </div>
    </>
  );
}

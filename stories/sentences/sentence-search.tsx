import { useEffect, useMemo, useState } from 'react';
import { StoryAnchor } from '../../statechart/storybook/story-anchor.tsx';
import { type SentenceIndex, search, tell } from './sentence-index.ts';
import { slips } from './slips.ts';

type StoryFile = Parameters<typeof import('./read-stories.ts').readStories>[0];

const files = import.meta.glob<StoryFile>([
  '../*.stories.tsx',
  '../notices/*.stories.tsx',
  '../ui/*.stories.tsx',
]);

/** How many sentences, and how many stories of each, stand in the list. */
const most = { sentences: 40, places: 6 };

/** Reads every story, a file at a time, so that the page stays awake; `read` is how many files have been. */
function useSentences() {
  const [index] = useState<SentenceIndex>(() => new Map());
  const [read, setRead] = useState(0);
  useEffect(() => {
    let isOver = false;
    const readAll = async () => {
      const { readStories } = await import('./read-stories.ts');
      for (const open of Object.values(files)) {
        if (isOver) return;
        for (const { place, texts } of readStories(await open())) tell(index, texts, place);
        setRead((count) => count + 1);
      }
    };
    void readAll();
    return () => {
      isOver = true;
      index.clear();
      setRead(0);
    };
  }, [index]);
  return { index, read, of: Object.keys(files).length };
}

/** Searches every sentence that the stories say, and leads to them. */
export function SentenceSearch() {
  const { index, read, of } = useSentences();
  const [typed, setTyped] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index grows in place, a file at a time
  const hits = useMemo(() => search(index, typed, slips), [index, typed, read]);
  return (
    <div className="sc-docs">
      <label className="sentence-search">
        Une phrase, ou quelques mots
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status">
        {read < of ? `${read} fichiers lus sur ${of}…` : `${index.size} phrases lues.`}
        {typed !== '' && ` ${hits.length} trouvées.`}
      </p>
      <ol className="sentence-hits">
        {hits.slice(0, most.sentences).map(({ text, places }) => (
          <li key={text}>
            <q>{text}</q>
            <br />
            {places.slice(0, most.places).map((place) => (
              <span key={place.id}>
                <StoryAnchor story={place} />
                {' · '}
              </span>
            ))}
            {places.length > most.places && `et ${places.length - most.places} autres`}
          </li>
        ))}
      </ol>
    </div>
  );
}

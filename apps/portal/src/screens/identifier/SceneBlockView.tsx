import { identifierAddress } from '@lima-id/domain';
import { FactGrid, Timeline } from '@lima-id/ui';
import { FactTableView } from './FactTableView.tsx';
import { FactValue } from './FactValue.tsx';
import { factFace } from './factFace.ts';
import { LongText } from './LongText.tsx';
import { Block, FactRows } from './SceneBlockView.styles.ts';
import type { Fact, SceneBlock } from './sceneBlocks.ts';

/** Minimum length of a fact that takes the whole width. */
const wideCharacters = 30;

function KeyFacts({ facts }: { facts: Fact[] }) {
  return (
    <FactGrid
      facts={facts.map((fact) => {
        const face = factFace(fact.value);
        return { label: fact.label, value: <FactValue fact={fact} />, ...(face === undefined ? {} : { face }) };
      })}
    />
  );
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <FactRows>
      {facts.map((fact) => (
        <div key={fact.id} data-wide={fact.value.length > wideCharacters ? '' : undefined}>
          <dt>{fact.label}</dt>
          <dd data-face={factFace(fact.value)}>
            <LongText fact={fact} />
          </dd>
        </div>
      ))}
    </FactRows>
  );
}

function BlockBody({ block, keyFacts }: { block: SceneBlock; keyFacts: boolean }) {
  switch (block.kind) {
    case 'facts':
      return keyFacts ? <KeyFacts facts={block.facts} /> : <FactList facts={block.facts} />;
    case 'table':
      return <FactTableView table={block.table} label={block.heading === '' ? '列表' : block.heading} />;
    case 'timeline':
      return (
        <Timeline
          entries={block.entries.map((entry, index) => ({
            id: `${block.id}-${index}`,
            time: entry.time,
            title: entry.title,
            text: entry.text,
            ...(entry.place === '' ? {} : { tag: entry.place }),
            ...(entry.trace && entry.traceIdentifier !== ''
              ? {
                  link: {
                    label: '关联标识',
                    text: entry.traceIdentifier,
                    href: identifierAddress(entry.traceIdentifier),
                  },
                }
              : {}),
          }))}
        />
      );
  }
}

/** One block of a scene. `keyFacts` sets short facts large in a grid; a block without a heading belongs to the one above. */
export function SceneBlockView({ block, keyFacts, bare }: { block: SceneBlock; keyFacts: boolean; bare: boolean }) {
  const headed = !bare && block.heading !== '';
  return (
    <Block id={block.id} tabIndex={-1}>
      {headed && <h3>{block.heading}</h3>}
      <BlockBody block={block} keyFacts={keyFacts} />
    </Block>
  );
}

import {
  type Element,
  firstListWindow,
  nextListWindow,
  repairLabels,
  repairNote,
  repairRecords,
} from '@lima-id/domain';
import { Button, EmptyState, listRole } from '@lima-id/ui';
import { useState } from 'react';
import { More } from '../FactTableView.styles.ts';
import { SceneBlocks } from '../SceneBlocks.tsx';
import { Head } from '../SceneView.styles.ts';
import { sceneContent } from '../sceneBlocks.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { RepairRow } from './RepairRow.tsx';
import { List, Rest } from './RepairScene.styles.ts';
import { repairTexts as texts } from './texts.ts';

const own = new Set<string>([repairLabels.summary, repairLabels.records]);

/** The blocks of a repair scene besides its repairs. */
function othersOf(elements: readonly Element[]): Element[] {
  return elements.filter(({ label }) => !own.has(label.trim()));
}

/** The repairs of an object, newest first, five at first; below them the other facts of the scene. */
export default function RepairScene({ tab, elements, titleRef }: SceneBodyProps) {
  const records = repairRecords(elements).map((record, index) => ({ id: `${index}-${record.number}`, record }));
  const note = repairNote(elements);
  const content = sceneContent(othersOf(elements));
  const [window, setWindow] = useState(() => firstListWindow(records.length));
  return (
    <>
      <Head>
        <h2 ref={titleRef} tabIndex={-1}>
          {texts.records}
        </h2>
        {note !== '' && <p>{note}</p>}
      </Head>
      {records.length === 0 ? (
        <EmptyState kind="noData" text={texts.none} />
      ) : (
        <List role={listRole} aria-label={texts.records}>
          {records.slice(0, window.shown).map(({ id, record }) => (
            <RepairRow key={id} record={record} />
          ))}
        </List>
      )}
      {window.rest > 0 && (
        <More>
          <Button variant="secondary" onClick={() => setWindow(nextListWindow)}>
            {texts.more(window.rest)}
          </Button>
        </More>
      )}
      {content.kind === 'blocks' && (
        <Rest>
          <SceneBlocks blocks={content.blocks} templateCode={tab.templateCode} />
        </Rest>
      )}
    </>
  );
}

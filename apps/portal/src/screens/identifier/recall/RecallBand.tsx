import { type IdentifierRecord, messages, type RecallNotice, sceneTabs } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';
import { Link, useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { sceneQuery } from '../chosenScene.ts';
import { scrollToScene } from '../scrolling.ts';
import { recallTexts as texts } from './texts.ts';

interface RecallBandProps {
  scenes: IdentifierRecord['scenes'];
  recall: RecallNotice;
}

/** Says above everything else that an object is recalled, and links to the scene about it. Loaded separately: recalls are rare. */
export default function RecallBand({ scenes, recall }: RecallBandProps) {
  const [query] = useAddressQuery();
  const { state } = useLocation();
  const tab = sceneTabs(scenes).find(({ templateCode }) => templateCode === 'recall');
  const next = new URLSearchParams(query);
  if (tab !== undefined) next.set(sceneQuery, tab.value);
  return (
    <section aria-label={texts.region}>
      <InlineAlert
        tone="danger"
        variant="band"
        title={messages.scene.recalled}
        action={
          tab && (
            <Link to={{ search: `?${next}` }} state={{ ...state, ...keepsPlace }} onClick={scrollToScene}>
              {texts.details}
            </Link>
          )
        }
      >
        {recall.hazard === '' ? undefined : recall.hazard}
      </InlineAlert>
    </section>
  );
}

import { judgeRecall, messages, recallProgress, recallProgressLabel } from '@lima-id/domain';
import { ButtonLink, FinderFrame, Stepper } from '@lima-id/ui';
import { AlertIcon, CheckIcon } from '@lima-id/ui/icons';
import { SceneBlocks } from '../SceneBlocks.tsx';
import { Head } from '../SceneView.styles.ts';
import { type SceneBlock, sceneContent } from '../sceneBlocks.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { afterSalesAddress } from './afterSalesAddress.ts';
import { ClearedBand, Mark, Progress, RecalledBand } from './RecallScene.styles.ts';
import { recallTexts as texts } from './texts.ts';

type Title = Pick<SceneBodyProps, 'titleRef'>;

function Recalled({ phone, titleRef }: Title & { phone: string | null }) {
  return (
    <RecalledBand>
      <AlertIcon size={28} />
      <div>
        <h2 ref={titleRef} tabIndex={-1}>
          {messages.scene.recalled}
        </h2>
        <p>{texts.advice}</p>
      </div>
      {phone !== null && (
        <ButtonLink href={phone} variant="secondary">
          {texts.callAfterSales}
        </ButtonLink>
      )}
    </RecalledBand>
  );
}

function Cleared({ title, titleRef }: Title & { title: string }) {
  return (
    <>
      <Head>
        <h2 ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
      </Head>
      <ClearedBand>
        <FinderFrame>
          <Mark>
            <CheckIcon size={40} />
          </Mark>
        </FinderFrame>
        <div>
          <h3>{texts.cleared}</h3>
          <p>{texts.whomToAsk}</p>
        </div>
      </ClearedBand>
    </>
  );
}

function isProgress(block: SceneBlock): boolean {
  return block.kind === 'table' && block.heading.trim() === recallProgressLabel;
}

/** The recall of an object with its phone number and its progress, or that the object is in no recall; then the facts. */
export default function RecallScene({ tab, elements, record, titleRef }: Omit<SceneBodyProps, 'visit'>) {
  // A gateway that reports a recall may have sent this scene as well.
  const recalled = record.recall !== null || judgeRecall(elements).recalled;
  const content = sceneContent(elements);
  const blocks = content.kind === 'blocks' ? content.blocks.filter((block) => !isProgress(block)) : [];
  const progress = recallProgress(elements);
  return (
    <>
      {recalled ? (
        <Recalled phone={afterSalesAddress(record.recall, elements)} titleRef={titleRef} />
      ) : (
        <Cleared title={tab.label} titleRef={titleRef} />
      )}
      {blocks.length > 0 && <SceneBlocks blocks={blocks} templateCode={tab.templateCode} />}
      {progress !== null && (
        <Progress>
          <h3>{recallProgressLabel}</h3>
          <Stepper steps={progress.steps} current={progress.current} label={recallProgressLabel} />
        </Progress>
      )}
    </>
  );
}

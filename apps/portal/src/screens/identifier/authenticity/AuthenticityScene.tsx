import { type Authenticity, authenticityMessages, describeAuthenticity } from '@lima-id/domain';
import { Button, EmptyState } from '@lima-id/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { failedEmpty } from '../../../shared/trouble/failedEmpty.ts';
import { SceneSource } from '../DataSource.tsx';
import { failedResult } from '../failedCall.ts';
import { SceneBlocks } from '../SceneBlocks.tsx';
import { sceneContent } from '../sceneBlocks.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { Instead, Rest } from './AuthenticityScene.styles.ts';
import { CoatingStep } from './CoatingStep.tsx';
import { LookupRecords } from './LookupRecords.tsx';
import { authenticityTexts as texts } from './texts.ts';
import { useAuthenticity } from './useAuthenticity.ts';
import { VerdictBlock } from './VerdictBlock.tsx';

/** Statuses of an identifier that does not exist, or no longer exists. */
const unknownStatuses = new Set([404, 410]);

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const failed = failedResult(error);
  if (unknownStatuses.has(failed?.status ?? 0)) return <VerdictBlock {...describeAuthenticity('unknown')} />;
  return (
    <Instead>
      <EmptyState {...failedEmpty(error)} actions={<Button onClick={retry}>{texts.retry}</Button>} />
    </Instead>
  );
}

interface AnswerProps {
  identifier: string;
  answer: Authenticity;
  show: (answer: Authenticity) => void;
  /** The manufacturer's facts about the product, shown with a verdict. */
  children: ReactNode;
}

/** The verdict with its basis, or the step before it. */
function Answer({ identifier, answer, show, children }: AnswerProps) {
  const { verdict, lookups, lockedUntil } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The focused field has been removed.
    if (asked.current && verdict !== 'coating') title.current?.focus({ preventScroll: true });
    asked.current = verdict === 'coating';
  }, [verdict]);
  if (verdict === 'coating') return <CoatingStep identifier={identifier} asked={answer} show={show} />;
  const view = describeAuthenticity(verdict, lookups ?? undefined);
  if (lookups === null) {
    const text = lockedUntil === '' ? view.text : authenticityMessages.coating.locked(lockedUntil);
    return <VerdictBlock {...view} text={text} locked titleRef={title} />;
  }
  return (
    <>
      <VerdictBlock {...view} count={lookups.count} titleRef={title} />
      <LookupRecords lookups={lookups} />
      {children}
    </>
  );
}

/**
 * The anti-counterfeit scene: opening it looks the identifier up and counts that. First the verdict, then the time and number of
 * lookups, then the manufacturer's facts.
 */
export default function AuthenticityScene({ tab, elements, record }: SceneBodyProps) {
  const { identifier } = record;
  const { query, show } = useAuthenticity(identifier);
  const content = sceneContent(elements);
  if (query.data === undefined) {
    if (query.error !== null && !query.isFetching) {
      return <Failed error={query.error} retry={() => void query.refetch()} />;
    }
    return (
      <Instead aria-busy="true">
        <EmptyState kind="loading" />
      </Instead>
    );
  }
  return (
    <Answer identifier={identifier} answer={query.data} show={show}>
      {content.kind === 'blocks' && (
        <Rest>
          <SceneBlocks blocks={content.blocks} templateCode={tab.templateCode} />
          <SceneSource record={record} sceneConfId={tab.value} />
        </Rest>
      )}
    </Answer>
  );
}

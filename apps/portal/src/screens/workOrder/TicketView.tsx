import type { FaultLookupReply } from '@lima-id/api';
import {
  chinaMinute,
  type FaultState,
  faultKinds,
  faultStages,
  faultStates,
  faultTimeline,
  formatHours,
} from '@lima-id/domain';
import { Card, type DescriptionItem, DescriptionList, Link, Stepper, Tag, type TagProps } from '@lima-id/ui';
import { useEffect, useRef } from 'react';
import { phoneAddress } from '../../shared/contact/phoneAddress.ts';
import { CopyButton } from '../../shared/page/CopyButton.tsx';
import { workOrderTexts as texts } from './texts.ts';
import { Facts, Number, Outcome, Top } from './WorkOrder.styles.ts';

const tones: Record<FaultState, NonNullable<TagProps['tone']>> = {
  waiting: 'info',
  underway: 'warning',
  done: 'success',
  declined: 'danger',
};

const noteLabels = {
  received: '',
  accepted: texts.underwayNote,
  declined: texts.declinedNote,
  completed: texts.doneNote,
} as const;

/** The messages of the ticket's steps, newest first; nothing without any. */
function outcomeOf({ steps }: FaultLookupReply): DescriptionItem[] {
  return [...steps]
    .reverse()
    .flatMap(({ event, point, note, hours }) => [
      ...(note === '' ? [] : [{ label: noteLabels[event], value: note }]),
      ...(hours === null ? [] : [{ label: texts.hours, value: formatHours(hours), face: 'figure' as const }]),
      ...(point === '' ? [] : [{ label: texts.point, value: point }]),
    ]);
}

/** A phone number, as a link if it can be called. */
function Phone({ number }: { number: string }) {
  const address = phoneAddress(number);
  return address === null ? <span>{number}</span> : <a href={address}>{number}</a>;
}

function factsOf({ device, kind, words, photoCount, mobileTail, maker }: FaultLookupReply): DescriptionItem[] {
  const { identifier, name } = device;
  const address = `/product_scene?${new URLSearchParams({ identifier }).toString()}`;
  return [
    {
      label: texts.device,
      value: (
        <>
          {name !== '' && <strong>{name}</strong>}
          <Link href={address} data-face="code">
            {identifier}
          </Link>
        </>
      ),
    },
    { label: texts.fault, value: `${faultKinds[kind]}：${words}` },
    ...(photoCount === 0 ? [] : [{ label: texts.photos, value: texts.photoCount(photoCount) }]),
    { label: texts.tail4, value: texts.tailOf(mobileTail) },
    ...(maker.name === '' ? [] : [{ label: texts.maker, value: maker.name }]),
    ...(maker.afterSalesPhone === ''
      ? []
      : [{ label: texts.afterSales, value: <Phone number={maker.afterSalesPhone} />, face: 'figure' as const }]),
  ];
}

/** A ticket: its number and state, its progress, its messages, and its subject. */
export function TicketView({ ticket }: { ticket: FaultLookupReply }) {
  const { number, state, steps, maker } = ticket;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, [ticket]);
  const way = faultTimeline(steps);
  const reached = way.filter(({ at }) => at !== null).length;
  const outcome = outcomeOf(ticket);
  return (
    <Card as="section" padding="lg">
      <Top>
        <div>
          <p>{texts.number}</p>
          <Number>
            <h2 ref={title} tabIndex={-1}>
              {number}
            </h2>
            <CopyButton name={texts.copied} text={number} worded variant="secondary" />
          </Number>
        </div>
        <Tag dot tone={tones[state]}>
          {faultStates[state]}
        </Tag>
      </Top>
      <Stepper
        label={texts.way}
        steps={way.map(({ stage, at }) => ({
          title: faultStages[stage],
          ...(at === null ? {} : { note: <time>{chinaMinute(at)}</time> }),
        }))}
        current={state === 'done' ? way.length + 1 : reached}
        failed={state === 'declined'}
      />
      <Outcome>
        <h3>{texts.heads[state]}</h3>
        {state === 'waiting' && <p>{texts.waiting(maker.name)}</p>}
        {outcome.length > 0 && <DescriptionList items={outcome} />}
      </Outcome>
      <Facts>
        <DescriptionList items={factsOf(ticket)} />
      </Facts>
    </Card>
  );
}

'use client';
import type { SegmentName } from '@lima-id/domain';
import { type ComponentPropsWithRef, type CSSProperties, Fragment, type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../hooks/isComposing.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Caption,
  CaptionName,
  CaptionNote,
  Cell,
  Figure,
  Group,
  GroupName,
  Legend,
  LegendFigure,
  LegendRow,
  Line,
  Part,
  Plain,
  Quiet,
  Root,
  Segment,
  Separator,
  Tip,
} from './CodeAnatomy.styles.ts';
import { codeAnatomyTexts } from './CodeAnatomy.texts.ts';
import { type CodeSegment, codeParts } from './codeParts.ts';

export interface CodeAnatomyProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The code; a text that `parseIdentifier` rejects is shown as plain text, or as far as typed in a preview. */
  identifier: string;
  /**
   * `hero` 80 px with full labels and notes (phones: two lines at 38 px and a legend), `header` 44 px with short labels (phones: one line),
   * `preview` 32 px for a code being typed, `line` 26 px with brackets only.
   */
  variant: 'hero' | 'header' | 'preview' | 'line';
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
  /**
   * Replaces the default note of each segment.
   * @default {}
   */
  notes?: Partial<Record<SegmentName, string | undefined>> | undefined;
  /**
   * `unknown`: the code was not found.
   * @default 'known'
   */
  status?: 'known' | 'unknown' | undefined;
  /**
   * The segment that was not found, if the service reports it; null leaves every bracket grey.
   * @default null
   */
  failedSegment?: SegmentName | null | undefined;
  /** The segment to highlight. */
  highlight?: SegmentName | undefined;
  /**
   * Brackets over the code that name prefix and suffix; on for `hero`, absent on phones.
   * @default variant === 'hero'
   */
  showGroups?: boolean | undefined;
  /**
   * A segment shows an explanation on hover and focus; on for known codes except in a preview.
   * @default status === 'known' && variant !== 'preview'
   */
  explain?: boolean | undefined;
  /**
   * Animates the brackets from left to right when the code appears.
   * @default false
   */
  animate?: boolean | undefined;
}

/** Maximum length, in characters, of a code whose segments have room for the full labels at 1200 px. */
const roomyLength = 38;

const noNotes: NonNullable<CodeAnatomyProps['notes']> = {};

/** Allows line breaks after hyphens only. */
function withBreaks(text: string) {
  return [...text.matchAll(/[^-]*-|[^-]+$/g)].map(({ 0: piece, index }) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      <span>{piece}</span>
    </Fragment>
  ));
}

/**
 * A code in large type with labelled brackets, segment by segment. Labels never widen a segment. Assistive technology reads the code as one
 * text; brackets are decorative.
 */
export function CodeAnatomy({
  identifier,
  variant,
  ground = 'paper',
  align = 'start',
  notes = noNotes,
  status = 'known',
  failedSegment = null,
  highlight,
  showGroups = variant === 'hero',
  explain = status === 'known' && variant !== 'preview',
  animate = false,
  ...rest
}: CodeAnatomyProps) {
  const texts = useTexts('codeAnatomy', codeAnatomyTexts);
  const translate = useTranslate();
  const tipId = useId();
  const [open, setOpen] = useState<SegmentName | null>(null);
  useLayer(open !== null, () => setOpen(null));
  const preview = variant === 'preview';
  const parts = codeParts({ identifier, preview, status, failedSegment, notes }, texts, translate);

  if (parts === null) {
    const lengths = { '--chars': Math.max(identifier.length, 1), '--longest': Math.max(identifier.length, 1) };
    return (
      <Root data-variant={variant} data-ground={ground} {...rest}>
        <Line data-align={align} style={lengths as CSSProperties}>
          <Plain>{identifier}</Plain>
        </Line>
      </Root>
    );
  }

  const shown = parts.suffix === null ? parts.prefix : [...parts.prefix, parts.suffix];
  const prefixLength = parts.prefix.reduce((sum, { text }) => sum + text.length + 1, 0);
  const suffixLength = parts.suffix?.text.length ?? 0;
  const lengths = {
    '--chars': prefixLength + suffixLength,
    '--longest': Math.max(prefixLength, suffixLength),
  } as CSSProperties;

  function pressKey(event: KeyboardEvent, name: SegmentName) {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen((before) => (before === name ? null : name));
  }

  function explained({ name, label, text, note }: CodeSegment) {
    if (!explain) return {};
    return {
      role: 'button',
      tabIndex: 0,
      'aria-label': variant === 'hero' && note !== '' ? `${label} ${text}，${note}` : `${label} ${text}`,
      'aria-expanded': variant === 'hero' ? undefined : open === name,
      'aria-describedby': variant !== 'hero' && open === name ? tipId : undefined,
      onFocus: () => setOpen(name),
      onBlur: () => setOpen(null),
      onPointerEnter: () => setOpen(name),
      onPointerLeave: () => setOpen(null),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, name),
    };
  }

  function caption(segment: CodeSegment) {
    const { name, label, shortLabel, note } = segment;
    if (variant === 'line' || label === '') return null;
    const noteInLine = variant === 'header' && name === 'objectCode' && note !== '' && segment.mark === 'known';
    return (
      <Caption aria-hidden="true">
        {variant === 'hero' ? <CaptionName data-length="full">{label}</CaptionName> : null}
        <CaptionName data-length="short">{noteInLine ? `${shortLabel} · ${note}` : shortLabel}</CaptionName>
        {variant === 'hero' && note !== '' ? <CaptionNote>{note}</CaptionNote> : null}
      </Caption>
    );
  }

  function draw(segment: CodeSegment) {
    const { name, text, mark, label, note } = segment;
    const place = shown.indexOf(segment);
    return (
      <Cell data-mark={mark} style={{ '--order': place, '--segment-chars': text.length } as CSSProperties}>
        <Segment
          {...explained(segment)}
          data-segment={name}
          data-open={open === name ? '' : undefined}
          data-current={highlight === name ? '' : undefined}
        >
          {withBreaks(text)}
        </Segment>
        {caption(segment)}
        {variant === 'hero' ? <Figure aria-hidden="true">{place + 1}</Figure> : null}
        {explain && variant !== 'hero' && open === name ? (
          <Tip id={tipId} role="tooltip">
            {note === '' ? label : `${label}：${note}`}
          </Tip>
        ) : null}
      </Cell>
    );
  }

  const legend = shown.filter(({ name, mark, label }) => {
    if (label === '' || (failedSegment !== null && status === 'unknown' && mark !== 'failed')) return false;
    return variant === 'hero' || name !== 'objectCode' || mark === 'failed';
  });
  const [top, second, enterprise] = parts.prefix;
  return (
    <Root data-variant={variant} data-ground={ground} {...rest}>
      <VisuallyHidden>{parts.text}</VisuallyHidden>
      <Line
        aria-hidden={explain ? undefined : 'true'}
        data-align={align}
        data-groups={showGroups ? '' : undefined}
        data-crowded={prefixLength + suffixLength > roomyLength ? '' : undefined}
        data-highlighting={highlight === undefined ? undefined : ''}
        data-animate={animate ? '' : undefined}
        style={lengths}
      >
        <Part data-part="prefix">
          {showGroups ? (
            <Group aria-hidden="true">
              <GroupName>
                <span>{texts.prefix}</span>
                <Quiet>{texts.prefixNote}</Quiet>
              </GroupName>
            </Group>
          ) : null}
          {top === undefined ? null : draw(top)}
          <Separator aria-hidden="true">.</Separator>
          {second === undefined ? null : draw(second)}
          <Separator aria-hidden="true">.</Separator>
          {enterprise === undefined ? null : draw(enterprise)}
          <Separator aria-hidden="true">/</Separator>
        </Part>
        {parts.suffix === null ? null : (
          <Part data-part="suffix">
            {showGroups ? (
              <Group aria-hidden="true">
                <GroupName>
                  <span>{texts.suffix}</span>
                  <Quiet>{texts.suffixNote}</Quiet>
                </GroupName>
              </Group>
            ) : null}
            {draw(parts.suffix)}
          </Part>
        )}
      </Line>
      {variant === 'hero' || variant === 'header' ? (
        <Legend>
          {legend.map(({ name, label, text, mark, note }) => (
            <LegendRow key={name} data-mark={mark}>
              <dt>
                <LegendFigure aria-hidden="true">{shown.findIndex((one) => one.name === name) + 1}</LegendFigure>
                <span>
                  {variant === 'hero' && name === 'secondLevelNode' && notes[name] ? `${label} · ${note}` : label}
                </span>
              </dt>
              <dd>{text}</dd>
            </LegendRow>
          ))}
        </Legend>
      ) : null}
    </Root>
  );
}

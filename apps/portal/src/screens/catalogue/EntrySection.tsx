import type { CatalogueSection } from '@lima-id/domain';
import type { ComponentType } from 'react';
import { AdvantageGrid } from './AdvantageGrid.tsx';
import { Block, Heading, Intro } from './EntrySection.styles.ts';
import type { SectionContent, ShownEntry } from './entries.ts';
import { FunctionRows } from './FunctionRows.tsx';
import { SceneGrid } from './SceneGrid.tsx';
import { ValuePanel } from './ValuePanel.tsx';

const forms: Record<CatalogueSection['key'], ComponentType<{ section: SectionContent }>> = {
  advantage: AdvantageGrid,
  introduction: FunctionRows,
  scene: SceneGrid,
  value: ValuePanel,
};

/** A section of an entry, in its own form. */
export function EntrySection({ section: { key, name }, entry }: { section: CatalogueSection; entry: ShownEntry }) {
  const content = entry[key];
  const Form = forms[key];
  const headingId = `${key}-name`;
  return (
    <Block id={key} aria-labelledby={headingId}>
      <Heading id={headingId}>{name}</Heading>
      {key === 'value' || content.content === '' ? null : <Intro>{content.content}</Intro>}
      <Form section={content} />
    </Block>
  );
}

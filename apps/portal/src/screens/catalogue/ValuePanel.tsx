import { listRole } from '@lima-id/ui';
import type { SectionContent } from './entries.ts';
import { Bracket, Name, Panel, Points, Text, Title, Words } from './ValuePanel.styles.ts';

/** The benefits: on ink, each point under a bracket. */
export function ValuePanel({ section: { name, content, list } }: { section: SectionContent }) {
  return (
    <Panel>
      {name === '' ? null : <Name>{name}</Name>}
      {content === '' ? null : <Words>{content}</Words>}
      <Points role={listRole}>
        {list.map(({ title, description }) => (
          <li key={title}>
            <Bracket />
            <Title>{title}</Title>
            <Text>{description}</Text>
          </li>
        ))}
      </Points>
    </Panel>
  );
}

import { Illustration, listRole } from '@lima-id/ui';
import type { SectionContent } from './entries.ts';
import { Frame, Row, Text, Title, Words } from './FunctionRows.styles.ts';

/** Functions, a row each, with the drawing on paper at the right. */
export function FunctionRows({ section }: { section: SectionContent }) {
  return (
    <ul role={listRole}>
      {section.list.map(({ title, description, picture }) => (
        <Row key={title}>
          <Words>
            <Title>{title}</Title>
            <Text>{description}</Text>
          </Words>
          {picture === undefined ? null : (
            <Frame>
              <Illustration name={picture} loading="lazy" />
            </Frame>
          )}
        </Row>
      ))}
    </ul>
  );
}

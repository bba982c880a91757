import type { CooperationCase } from '@lima-id/domain';
import { listRole } from '@lima-id/ui';
import { Item, List, Number, Text, Title } from './PainPoints.styles.ts';

/** The pain points, numbered. */
export function PainPoints({ painPoints }: Pick<CooperationCase, 'painPoints'>) {
  return (
    <List role={listRole}>
      {painPoints.map(({ title, text }, index) => (
        <Item key={title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </Item>
      ))}
    </List>
  );
}

import { listRole } from '@lima-id/ui';
import { Item, List, Number, Text, Title } from './Advantages.styles.ts';
import type { ShownPage } from './solutions.ts';

/** What speaks for a solution, numbered. */
export function Advantages({ advantages }: Pick<ShownPage, 'advantages'>) {
  return (
    <List role={listRole}>
      {advantages.map(({ title, text }, index) => (
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

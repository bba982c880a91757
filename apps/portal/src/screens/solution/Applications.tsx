import { Illustration, listRole } from '@lima-id/ui';
import { Frame, Item, List, Text, Title } from './Applications.styles.ts';
import type { ShownPage } from './solutions.ts';

/** Where a solution is used, each with its drawing on paper. */
export function Applications({ applications }: Pick<ShownPage, 'applications'>) {
  return (
    <List role={listRole}>
      {applications.map(({ title, text, picture }) => (
        <Item key={title}>
          <Frame>
            <Illustration name={picture} loading="lazy" />
          </Frame>
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </Item>
      ))}
    </List>
  );
}

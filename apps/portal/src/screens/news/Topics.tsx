import { Link, listRole } from '@lima-id/ui';
import { useId } from 'react';
import { Heading, Item } from './AsideList.styles.ts';
import { texts } from './texts.ts';

/** Links to the special page and the exhibition. */
export function Topics() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{texts.topics.title}</Heading>
      <ul role={listRole}>
        {texts.topics.links.map(({ label, href }) => (
          <Item key={href}>
            <Link href={href}>{label}</Link>
          </Item>
        ))}
      </ul>
    </section>
  );
}

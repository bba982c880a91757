import { type CooperationType, cooperationTypes } from '@lima-id/domain';
import { Card, Illustration, listRole, Tag } from '@lima-id/ui';
import { ChevronRightIcon } from '@lima-id/ui/icons';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import {
  Ask,
  Head,
  Identity,
  IdentityName,
  IdentityText,
  Letter,
  Name,
  Onward,
  Pair,
  Summary,
  Words,
} from './Cooperation.styles.ts';
import type { ShownEcology } from './ecology.ts';
import { SectionBand } from './SectionBand.tsx';
import { texts } from './texts.ts';

interface TypeCardProps {
  id: CooperationType;
  name: string;
  /** The first is A. */
  letter: string;
  cooperation: ShownEcology['types'][CooperationType];
}

function TypeCard({ id, name, letter, cooperation }: TypeCardProps) {
  const titleId = `${id}-name`;
  return (
    <Card as="section" padding="none" aria-labelledby={titleId}>
      <Head>
        <div>
          <Letter aria-hidden="true">{letter}</Letter>
          <Name id={titleId}>{name}</Name>
          <Summary>{cooperation.text}</Summary>
        </div>
        <Illustration name={cooperation.picture} loading="lazy" width={160} />
      </Head>
      <ul role={listRole}>
        {cooperation.identities.map((identity) => (
          <Identity key={identity.name}>
            <Words>
              <div>
                <IdentityName>{identity.name}</IdentityName>
                <IdentityText>{identity.text}</IdentityText>
              </div>
              <Tag tone="info">{identity.gain}</Tag>
            </Words>
            <Onward>
              <ChevronRightIcon size={16} />
            </Onward>
            <Ask
              type="button"
              aria-haspopup="dialog"
              aria-label={texts.joinAs(identity.name)}
              onClick={() => requestContact({ subject: texts.subjectOf(name, identity.name) })}
            />
          </Identity>
        ))}
      </ul>
    </Card>
  );
}

/** The kinds of cooperation; each kind of partnership opens the contact form. */
export function Cooperation({ types }: Pick<ShownEcology, 'types'>) {
  return (
    <SectionBand section="types" title={types.title} text={types.text} ground="paper">
      <Pair>
        {cooperationTypes.map(({ key, name }, at) => (
          <TypeCard key={key} id={key} name={name} letter={String.fromCodePoint(65 + at)} cooperation={types[key]} />
        ))}
      </Pair>
    </SectionBand>
  );
}

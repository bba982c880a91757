import { MailIcon, PhoneIcon, PlaceIcon, WrenchIcon } from '@lima-id/ui/icons';
import type { ReactNode } from 'react';
import { brand } from '../../brand/brand.ts';
import { Fact, Facts } from './ContactFacts.styles.ts';
import { texts } from './texts.ts';

const { facts } = texts;

interface Way {
  label: string;
  icon: ReactNode;
  value: ReactNode;
  note: string;
}

function mail(address: string): ReactNode {
  return <a href={`mailto:${address}`}>{address}</a>;
}

const ways: readonly Way[] = [
  {
    label: facts.phone,
    icon: <PhoneIcon />,
    value: <a href={`tel:${brand.phone}`}>{brand.phone}</a>,
    note: brand.hours,
  },
  { label: facts.email, icon: <MailIcon />, value: mail(brand.email), note: facts.emailNote },
  { label: facts.address, icon: <PlaceIcon />, value: brand.postalAddress, note: facts.addressNote },
  { label: facts.support, icon: <WrenchIcon />, value: mail(brand.support.email), note: brand.support.urgent },
];

/** The ways to reach us: by telephone, in writing, in person, and when something is out of order. */
export function ContactFacts() {
  return (
    <Facts aria-label={facts.label}>
      {ways.map(({ label, icon, value, note }) => (
        <Fact key={label}>
          <dt>
            {icon}
            <span>{label}</span>
          </dt>
          <dd>{value}</dd>
          <dd data-part="note">{note}</dd>
        </Fact>
      ))}
    </Facts>
  );
}

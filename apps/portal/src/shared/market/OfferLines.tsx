import { durationLabel, type ProductPackage } from '@lima-id/domain';
import { RadioGroup } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Line } from './Offer.styles.ts';
import { OptionsSkeleton } from './OptionsSkeleton.tsx';
import type { Offer } from './useOffer.ts';

interface PackageLineProps {
  packages: readonly ProductPackage[];
  offer: Offer;
  /** What stands below the packages. */
  children?: ReactNode;
}

/** The packages of an app, one of them chosen. */
export function PackageLine({ packages, offer, children }: PackageLineProps) {
  if (offer.chosen === null) return null;
  return (
    <Line onPointerEnter={offer.foresee} onFocus={offer.foresee}>
      <span aria-hidden="true">规格</span>
      <div>
        <RadioGroup
          variant="box"
          label="规格"
          labelHidden
          options={packages.map(({ id, name }) => ({ value: id, label: name }))}
          value={offer.chosen.id}
          onValueChange={offer.choosePackage}
        />
        {children}
      </div>
    </Line>
  );
}

/** The durations of the chosen package, one of them chosen; nothing where none can be bought. */
export function DurationLine({ offer: { prices, chooseDuration } }: { offer: Offer }) {
  if (prices.state === 'none' || prices.state === 'failed') return null;
  return (
    <Line>
      <span aria-hidden="true">购买时长</span>
      {prices.state === 'loading' ? (
        <OptionsSkeleton />
      ) : (
        <RadioGroup
          variant="box"
          label="购买时长"
          labelHidden
          options={prices.durations.map((one) => ({ value: durationLabel(one), label: durationLabel(one) }))}
          value={durationLabel(prices.chosen)}
          onValueChange={(label) => {
            const wanted = prices.durations.find((one) => durationLabel(one) === label);
            if (wanted !== undefined) chooseDuration(wanted);
          }}
        />
      )}
    </Line>
  );
}

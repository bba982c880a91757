import { Skeleton } from '@lima-id/ui';
import { OptionsWaiting } from './Offer.styles.ts';

const widths = [88, 96, 104];

/** The shape of what can be chosen, until it has come. */
export function OptionsSkeleton() {
  return (
    <OptionsWaiting>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={40} />
      ))}
    </OptionsWaiting>
  );
}

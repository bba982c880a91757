import type { ShipmentRoute, ShipmentStation } from '@lima-id/domain';
import { listRole } from '@lima-id/ui';
import { Fragment } from 'react';
import { Line, Station } from './Route.styles.ts';
import { logisticsTexts as texts } from './texts.ts';

function Stop({ station: { name, at } }: { station: ShipmentStation }) {
  return (
    <Station>
      <span data-part="name">{name}</span>
      <time dateTime={new Date(at).toISOString()}>{texts.moment(at)}</time>
    </Station>
  );
}

/** The line from the origin of a shipment to its current place. */
export function Route({ route: { stations, leftOut } }: { route: ShipmentRoute }) {
  return (
    <Line role={listRole} aria-label={texts.route}>
      {stations.map((station, index) => (
        <Fragment key={station.at}>
          {index === 1 && leftOut > 0 && (
            <Station data-left-out="">
              <span data-part="name">{texts.leftOut(leftOut)}</span>
            </Station>
          )}
          <Stop station={station} />
        </Fragment>
      ))}
    </Line>
  );
}

import { type AssetRecord, identifierAddress, parseIdentifier } from '@lima-id/domain';
import { Link, listRole } from '@lima-id/ui';
import { ChevronRightIcon } from '@lima-id/ui/icons';
import { Nothing } from './Panel.styles.ts';
import { Panel } from './Panel.tsx';
import { Parts } from './PartPanel.styles.ts';

/** The part of a code that differs from the code of its device. */
function shortCode(part: string, device: string): string {
  const verdict = parseIdentifier(part);
  const prefix = device.slice(0, device.indexOf('/') + 1);
  return verdict.ok && part.startsWith(prefix) ? verdict.code.objectCode : part;
}

/** The parts with a code of their own, each leading to its record. */
export function PartPanel({ asset: { identifier, parts } }: { asset: AssetRecord }) {
  return (
    <Panel title="关键部件">
      {parts.length === 0 ? (
        <Nothing>没有单独赋码的部件</Nothing>
      ) : (
        <Parts role={listRole}>
          {parts.map((part) => (
            <li key={part.identifier}>
              <Link href={identifierAddress(part.identifier)}>
                <span>{part.name}</span>
                <b>{shortCode(part.identifier, identifier)}</b>
                <ChevronRightIcon size={16} />
              </Link>
            </li>
          ))}
        </Parts>
      )}
    </Panel>
  );
}

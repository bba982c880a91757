import { listRole } from '@lima-id/ui';
import { useId } from 'react';
import { brand } from '../../../brand/brand.ts';
import { Root } from './Block.styles.ts';
import { BlockHead } from './BlockHead.tsx';
import { Strip } from './PartnerStrip.styles.ts';

/** 生态伙伴: who works with the platform, and the way to become one of them. */
export function PartnerStrip() {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <BlockHead title="生态伙伴" titleId={titleId} more={{ label: '成为服务商', href: '/ecology' }} />
      <Strip role={listRole}>
        {brand.partners.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </Strip>
    </Root>
  );
}

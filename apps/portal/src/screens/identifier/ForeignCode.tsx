import type { ResponsibleNode } from '@lima-id/api';
import { Button, ButtonLink } from '@lima-id/ui';
import { CodeSheet } from './CodeSheet.tsx';
import { readWebsite } from './website.ts';

interface ForeignCodeProps {
  identifier: string;
  message: string;
  responsible: ResponsibleNode;
  onRetype: () => void;
}

/** A code of another platform, with a link to it when it is known. */
export function ForeignCode({ identifier, message, responsible, onRetype }: ForeignCodeProps) {
  const website = readWebsite(responsible.website);
  return (
    <CodeSheet
      identifier={identifier}
      status="known"
      title="该标识由其他节点负责解析"
      text={message}
      actions={
        <>
          <Button variant="secondary" onClick={onRetype}>
            重新输入
          </Button>
          {website === null ? (
            <ButtonLink href="/contact">联系客服</ButtonLink>
          ) : (
            <ButtonLink href={website.href}>前往查询</ButtonLink>
          )}
        </>
      }
    />
  );
}

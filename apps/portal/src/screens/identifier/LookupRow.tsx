import { Breadcrumb } from '@lima-id/ui';
import { LookupBar } from '@lima-id/ui/identity';
import type { Ref } from 'react';
import { lookupAction } from '../../shared/lookup/useLookup.ts';
import { BarArea, Row, RowInner } from './LookupRow.styles.ts';

interface LookupRowProps {
  /** The identifier of the page, as the last step of the trace chain. */
  current: string;
  value: string;
  onValueChange: (value: string) => void;
  onLookup: (text: string) => void;
  onScan: () => void;
  loading: boolean;
  error: string | null;
  ref: Ref<HTMLInputElement>;
}

/** The trace chain, and the search bar. */
export function LookupRow({ current, value, onValueChange, onLookup, onScan, loading, error, ref }: LookupRowProps) {
  return (
    <Row>
      <RowInner>
        <Breadcrumb
          items={[
            { label: '标识解析', href: '/new_identification' },
            { label: '查询结果' },
            { label: current, code: true },
          ]}
        />
        <BarArea>
          <LookupBar
            size="sm"
            action={lookupAction}
            value={value}
            onValueChange={onValueChange}
            onLookup={onLookup}
            onScan={onScan}
            ref={ref}
            loading={loading}
            {...(error === null ? {} : { error })}
          />
        </BarArea>
      </RowInner>
    </Row>
  );
}

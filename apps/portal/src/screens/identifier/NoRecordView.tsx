import { readGoodsCode } from '@lima-id/domain';
import { ForeignCode } from './ForeignCode.tsx';
import type { LookupFailure } from './lookupFailure.ts';
import { UnknownCode } from './UnknownCode.tsx';
import { GoodsSheet } from './unknown/GoodsSheet.tsx';
import { UnknownObject } from './unknown/UnknownObject.tsx';
import { VoidCode } from './VoidCode.tsx';

interface NoRecordViewProps {
  identifier: string;
  failure: Extract<LookupFailure, { kind: 'notFound' | 'void' | 'elsewhere' | 'noCode' }>;
  onRetype: () => void;
  onScan: () => void;
}

/** The gateway's reply for a code without a record. Loaded with that reply, separately from the view of a lost connection. */
export default function NoRecordView({ identifier, failure, onRetype, onScan }: NoRecordViewProps) {
  switch (failure.kind) {
    case 'notFound': {
      const { failedSegment, message, suggestions, owner } = failure;
      if (failedSegment === 'objectCode')
        return <UnknownObject identifier={identifier} suggestions={suggestions} owner={owner} onScan={onScan} />;
      return (
        <UnknownCode identifier={identifier} failedSegment={failedSegment} message={message} onRetype={onRetype} />
      );
    }
    case 'void':
      return <VoidCode identifier={identifier} message={failure.message} onRetype={onRetype} />;
    case 'elsewhere': {
      const { message, responsible } = failure;
      return <ForeignCode identifier={identifier} message={message} responsible={responsible} onRetype={onRetype} />;
    }
    case 'noCode': {
      const goods = readGoodsCode(identifier);
      return (
        goods && <GoodsSheet key={identifier} typed={identifier} code={goods} onRetype={onRetype} onScan={onScan} />
      );
    }
  }
}

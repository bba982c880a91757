import { Button, Checkbox, InlineAlert } from '@lima-id/ui';
import { CheckField, SubmitButton, useFormActions } from '@lima-id/ui/form';
import { AgreementLink } from '../../shared/agreement/AgreementLink.tsx';
import { ClearDraft } from './ClearDraft.tsx';
import { DraftLine } from './DraftLine.tsx';
import type { DraftSaver, DraftStatus } from './draftSaver.ts';
import type { Refusal } from './outcome.ts';
import { draftOfValues, type PrefixValues } from './prefixValues.ts';
import { Actions, Hint, Row, Sheet } from './SubmitCard.styles.ts';

interface SubmitCardProps {
  status: DraftStatus;
  saver: DraftSaver;
  /** Why the last submission failed; null when none did. */
  refusal: Refusal | null;
  /** The draft is gone. */
  onCleared: () => void;
  /** The session has expired. */
  onOver: () => void;
}

/** The agreement, the save state of the draft, and the buttons that save and submit it. */
export function SubmitCard({ status, saver, refusal, onCleared, onOver }: SubmitCardProps) {
  const { values, setValue } = useFormActions<PrefixValues>();
  return (
    <Sheet padding="none">
      {refusal === null ? null : (
        <InlineAlert tone="danger" live>
          <span>{refusal.message}</span>
          {refusal.hint === null ? null : <Hint>{refusal.hint}</Hint>}
        </InlineAlert>
      )}
      <Row>
        <CheckField<PrefixValues> name="agreement" label="服务协议">
          <Checkbox>
            我已阅读并同意
            <AgreementLink
              title="标识前缀注册服务协议"
              agreement="prefix"
              onAgree={() => setValue('agreement', true)}
            />
          </Checkbox>
        </CheckField>
        <Actions>
          <Button variant="secondary" onClick={() => saver.saveNow(draftOfValues(values()))}>
            暂存
          </Button>
          <SubmitButton>提交申请</SubmitButton>
        </Actions>
      </Row>
      <Row data-part="draft">
        <DraftLine status={status} />
        <ClearDraft saver={saver} onCleared={onCleared} onOver={onOver} />
      </Row>
    </Sheet>
  );
}

import { reportFault } from '@lima-id/api';
import {
  type FaultReport,
  faultKinds,
  faultPhotoMax,
  faultReport,
  faultWordsMaxLength,
  imageLimits,
  messages,
} from '@lima-id/domain';
import { RadioGroup, TextArea, TextField, type UploadedVoucher, VoucherUpload } from '@lima-id/ui';
import { Field, Form, SubmitButton } from '@lima-id/ui/form';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { call } from '../../../shared/api/call.ts';
import { keepReportedNumber } from '../../../shared/repair/reportedNumbers.ts';
import { Actions, Pair } from './FaultReport.styles.ts';
import { type FaultValues, forgetFaultDraft, keepFaultDraft, readFaultDraft, readyToSend } from './faultDraft.ts';
import { photoAddress, photoFile } from './photoAddress.ts';
import { repairTexts as texts } from './texts.ts';

const kinds = Object.entries(faultKinds).map(([value, label]) => ({ value, label }));
const photoLimits = { chosen: imageLimits.faultPhoto, sent: imageLimits.faultPhotoSent };

interface FaultFormProps {
  /** The faulty object. */
  identifier: string;
  onSent: (sent: { number: string; contactMobile: string }) => void;
}

/** Saves the draft of a report with every change, and sends it. */
function useFaultReport(identifier: string, onSent: FaultFormProps['onSent']) {
  const [draft, setDraft] = useState(() => readFaultDraft(identifier));
  // Photos that failed and would be left out.
  const pending = useRef(0);

  function changeValues(values: FaultValues) {
    const changed = { ...readFaultDraft(identifier), values };
    keepFaultDraft(identifier, changed);
  }

  function changePhotos(photos: readonly UploadedVoucher[]) {
    const changed = { ...readFaultDraft(identifier), photos };
    keepFaultDraft(identifier, changed, 'photos');
    setDraft(changed);
  }

  async function send(report: FaultReport) {
    if (pending.current > 0) return { message: texts.photosPending };
    const ready = readyToSend({ ...readFaultDraft(identifier), values: report });
    // Before sending: a page reloaded while the request is pending sends the same report again.
    keepFaultDraft(identifier, ready);
    const photos = ready.photos.map(({ fullUrl, fileName, type }) => photoFile(fullUrl, fileName, type));
    const { transactionId } = ready.attempt;
    try {
      const { number } = await call(reportFault, { identifier, ...report, photos, transactionId });
      forgetFaultDraft(identifier);
      if (report.contactMobile !== '') keepReportedNumber(number);
      onSent({ number, contactMobile: report.contactMobile });
      return undefined;
    } catch (error) {
      return { message: failureText(error, messages.request.failed) };
    }
  }

  function changePending(count: number) {
    pending.current = count;
  }

  return { draft, changeValues, changePhotos, changePending, send };
}

/** The form of a fault report. The input survives failures, reloads, and a visit to another scene. */
export function FaultForm({ identifier, onSent }: FaultFormProps) {
  const { draft, changeValues, changePhotos, changePending, send } = useFaultReport(identifier, onSent);
  return (
    <Form<FaultValues, FaultReport>
      schema={faultReport}
      defaultValues={draft.values}
      onSubmit={send}
      onValuesChange={changeValues}
      aria-label={texts.title}
    >
      <Field<FaultValues> name="kind">
        <RadioGroup label={texts.kind} required variant="box" options={kinds} />
      </Field>
      <Field<FaultValues> name="words">
        <TextArea
          label={texts.words}
          required
          limit={faultWordsMaxLength}
          minRows={4}
          placeholder={texts.wordsPlaceholder}
        />
      </Field>
      <VoucherUpload
        label={texts.photos}
        description={texts.photosNote}
        most={faultPhotoMax}
        limits={photoLimits}
        value={draft.photos}
        onValueChange={changePhotos}
        onPendingChange={changePending}
        onUpload={photoAddress}
      />
      <Pair>
        <Field<FaultValues> name="contactName">
          <TextField label={texts.contactName} autoComplete="name" description={texts.contactNote} />
        </Field>
        <Field<FaultValues> name="contactMobile">
          <TextField
            label={texts.contactMobile}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            description={texts.mobileNote}
          />
        </Field>
      </Pair>
      <Actions>
        <SubmitButton size="lg">{texts.submit}</SubmitButton>
        <p>
          <span>{texts.about}</span>
          <span>{identifier}</span>
        </p>
      </Actions>
    </Form>
  );
}

import { initialSms, smsButton, smsCodeExactLength } from '@lima-id/domain';
import { Button, CodeField, SendCodeButton, TextField } from '@lima-id/ui';
import { LockIcon } from '@lima-id/ui/icons';
import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Actions, Head, Note, Panel } from './PhoneVerification.styles.ts';
import { maskedMobile, verificationTexts as texts } from './texts.ts';
import { type SceneVerification, useSceneVerification } from './useSceneVerification.ts';
import type { VerificationPlace } from './verificationPlace.ts';

/** Most devices complete the proof of work, and the picture is not needed. */
const CaptchaField = lazy(async () => {
  const { CaptchaField: Field } = await import('../../../shared/captcha/CaptchaField.tsx');
  return { default: Field };
});

interface StepProps {
  verification: SceneVerification;
  sceneConfId: string;
  /** Whether the verification was shown before this step. */
  shown: RefObject<boolean>;
}

/**
 * Focuses the field of a step that follows another one, and after each failure; not on first display, since the focus is then on
 * the scene's tab.
 */
function useFieldFocus(failure: string, shown: RefObject<boolean>) {
  const field = useRef<HTMLInputElement>(null);
  const fresh = useRef(true);
  useEffect(() => {
    if (shown.current && (fresh.current || failure !== '')) field.current?.focus();
    fresh.current = false;
  }, [failure, shown]);
  return field;
}

/** The slide, after the device failed to do the work that replaces it. */
function SlideInstead({ verification }: Pick<StepProps, 'verification'>) {
  const { slideWanted, slide, giveSlide, now } = verification;
  if (slideWanted === null) return null;
  return (
    <Suspense>
      <CaptchaField
        scene="scene"
        required
        foldOnSuccess
        error={slideWanted}
        value={slide}
        onValueChange={giveSlide}
        now={now}
      />
    </Suspense>
  );
}

function MobileStep({ verification, sceneConfId, shown }: StepProps) {
  const { state, sms, setChanging, typeMobile, sendCode } = verification;
  const off = sms.state.phase === 'off' ? smsButton(sms.state) : null;
  const busy = state.phase === 'sending' || state.phase === 'resending';
  const field = useFieldFocus(state.message, shown);
  function submit(event: FormEvent) {
    event.preventDefault();
    void sendCode(sceneConfId);
  }
  return (
    <Panel noValidate onSubmit={submit}>
      <TextField
        label={texts.mobile}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={texts.mobilePlaceholder}
        size="lg"
        ref={field}
        readOnly={busy}
        value={state.mobile}
        onValueChange={typeMobile}
        error={state.message}
      />
      <SlideInstead verification={verification} />
      <Button type="submit" size="lg" loading={busy} disabled={off !== null}>
        {(off ?? smsButton(initialSms)).label}
      </Button>
      {state.phase === 'code' && (
        <Actions>
          <Button variant="text" flush onClick={() => setChanging(false)}>
            {texts.backToCode}
          </Button>
        </Actions>
      )}
    </Panel>
  );
}

function CodeStep({ verification, sceneConfId, shown }: StepProps) {
  const { state, sms, now, setChanging, typeCode, sendCode, checkCode } = verification;
  const busy = state.phase === 'checking' || state.phase === 'verified';
  const field = useFieldFocus(state.message, shown);
  function submit(event: FormEvent) {
    event.preventDefault();
    void checkCode(sceneConfId);
  }
  return (
    <Panel noValidate onSubmit={submit}>
      <Note>{texts.sentTo(maskedMobile(state.mobile))}</Note>
      <CodeField
        label={texts.code}
        required
        variant="boxes"
        minDigits={smsCodeExactLength}
        maxDigits={smsCodeExactLength}
        ref={field}
        value={state.verifyCode}
        onValueChange={typeCode}
        error={state.message}
      />
      <SlideInstead verification={verification} />
      <Actions>
        <SendCodeButton defaultSession={sms} disabled={busy} onSend={() => sendCode(sceneConfId)} now={now} />
        <Button variant="text" flush disabled={busy} onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </Actions>
      <Button type="submit" size="lg" loading={busy}>
        {texts.check}
      </Button>
      <Note>{texts.noCode}</Note>
    </Panel>
  );
}

interface PhoneVerificationProps {
  place: VerificationPlace;
  sceneConfId: string;
  label: string;
  /** The server's reason for the phone verification. */
  reason: string;
}

/** Shown in place of a scene's data until a phone is verified: the number first, then the code if the server requires one. */
export default function PhoneVerification({ place, sceneConfId, label, reason }: PhoneVerificationProps) {
  const verification = useSceneVerification(place);
  const { state, changing } = verification;
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
  }, []);
  const asksMobile = changing || state.phase === 'mobile' || state.phase === 'sending';
  const Step = asksMobile ? MobileStep : CodeStep;
  return (
    <div>
      <Head>
        <p>
          <LockIcon size={16} />
          <span>{label}</span>
        </p>
        <h2>{texts.title}</h2>
        <Note>{reason}</Note>
      </Head>
      <Step verification={verification} sceneConfId={sceneConfId} shown={shown} />
    </div>
  );
}

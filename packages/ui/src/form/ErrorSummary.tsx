'use client';
import { useFormContext, useFormState } from 'react-hook-form';
import { listRole } from '../hooks/listRole.ts';
import { AlertIcon } from '../icons/icons.tsx';
import { formTexts } from '../locale/form.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { Summary } from './Form.styles.ts';
import { firstMessage } from './firstMessage.ts';
import type { FieldLabels } from './formLabels.ts';
import { markType } from './marks.ts';

/** The server's error for the whole form, and the list of fields to change: the marked ones, and after a failed submit all invalid ones. */
export function ErrorSummary({ labels, listed }: { labels: FieldLabels; listed: boolean }) {
  const texts = useTexts('form', formTexts);
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  // In the order of the form, not of the validation.
  const refused = Object.keys(labels).filter((name) => labels[name] && errors[name] !== undefined);
  // Of the whole form, and of values that no field shows: otherwise nothing would be sent and nothing said.
  const rest = Object.entries(errors).filter(([name]) => name !== 'root' && (labels[name] ?? null) === null);
  const whole = [
    errors.root?.server?.message,
    firstMessage({ message: errors.root?.message }),
    ...(submitCount > 0 ? rest.map(([, error]) => firstMessage(error)) : []),
  ].filter((message) => message !== undefined);
  const shown = submitCount > 0 ? refused : refused.filter((name) => errors[name]?.type === markType);
  const names = listed ? shown : [];

  /** The message inside a value: the label alone does not say which part of the value it is about. */
  function sentence(name: string) {
    const error = errors[name];
    if (typeof error?.message === 'string' && error.message !== '') return null;
    return <span>{translate(firstMessage(error) ?? '')}</span>;
  }

  return (
    <Summary role="alert">
      {[...new Set(whole)].map((message) => (
        <p key={message} data-part="whole">
          <AlertIcon size={16} />
          <span>{translate(message)}</span>
        </p>
      ))}
      {names.length === 0 ? null : (
        <>
          <p data-part="count">{texts.summary(names.length)}</p>
          <ul role={listRole}>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setFocus(name)}>
                  {labels[name]}
                </button>
                {sentence(name)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Summary>
  );
}

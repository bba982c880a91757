import { IdCardUpload, type IdCardUploadProps } from '@lima-id/ui';
import { useFreshLink } from '../../shared/upload/freshLink.ts';
import type { PrefixValues } from './prefixValues.ts';
import type { SendPicture } from './sendPicture.ts';

interface CardPicturesProps extends Omit<IdCardUploadProps, 'onUpload' | 'value' | 'onValueChange' | 'defaultValue'> {
  send: SendPicture;
  value?: PrefixValues['legalCardImages'];
  onValueChange?: (value: PrefixValues['legalCardImages']) => void;
}

const nothing = { front: '', back: '' };

/** Both sides of the legal person's document; their values are references, empty without a picture. */
export function CardPictures({ send, value = nothing, onValueChange, ...field }: CardPicturesProps) {
  const sources = { front: useFreshLink(value.front), back: useFreshLink(value.back) };
  return (
    <IdCardUpload
      {...field}
      value={value}
      sources={sources}
      required
      onUpload={send('id')}
      onValueChange={({ front, back }) => onValueChange?.({ front: front ?? '', back: back ?? '' })}
      data-wide=""
    />
  );
}

import { IdCardUpload, type IdCardUploadProps } from '@lima-id/ui';
import type { PrefixValues } from './prefixValues.ts';
import type { SendPicture } from './sendPicture.ts';

interface CardPicturesProps extends Omit<IdCardUploadProps, 'onUpload' | 'value' | 'onValueChange' | 'defaultValue'> {
  send: SendPicture;
  value?: PrefixValues['legalCardImages'];
  onValueChange?: (value: PrefixValues['legalCardImages']) => void;
}

/** Both sides of the legal person's document; their values are references, empty without a picture. */
export function CardPictures({ send, onValueChange, ...field }: CardPicturesProps) {
  return (
    <IdCardUpload
      {...field}
      required
      onUpload={send('id')}
      onValueChange={({ front, back }) => onValueChange?.({ front: front ?? '', back: back ?? '' })}
      data-wide=""
    />
  );
}

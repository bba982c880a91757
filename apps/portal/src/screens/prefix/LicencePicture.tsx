import { LicenceUpload, type LicenceUploadProps } from '@lima-id/ui';
import { useFreshLink } from '../../shared/upload/freshLink.ts';
import type { SendPicture } from './sendPicture.ts';

interface LicencePictureProps extends Omit<LicenceUploadProps, 'onUpload' | 'onValueChange' | 'defaultValue'> {
  send: SendPicture;
  onValueChange?: (value: string) => void;
}

/** The picture of the certificate; its value is its reference, empty without one. */
export function LicencePicture({ send, value, onValueChange, ...field }: LicencePictureProps) {
  const source = useFreshLink(value ?? null);
  return (
    <LicenceUpload
      {...field}
      value={value ?? null}
      source={source}
      size="sm"
      required
      description="请上传原件扫描件或加盖公章的复印件，四角完整、文字清晰。"
      onUpload={send('licence')}
      onValueChange={(value) => onValueChange?.(value ?? '')}
      data-wide=""
    />
  );
}

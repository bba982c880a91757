import { LicenceUpload, type LicenceUploadProps } from '@lima-id/ui';
import type { SendPicture } from './sendPicture.ts';

interface LicencePictureProps extends Omit<LicenceUploadProps, 'onUpload' | 'onValueChange' | 'defaultValue'> {
  send: SendPicture;
  onValueChange?: (value: string) => void;
}

/** The picture of the certificate; its value is its reference, empty without one. */
export function LicencePicture({ send, onValueChange, ...field }: LicencePictureProps) {
  return (
    <LicenceUpload
      {...field}
      size="sm"
      required
      description="请上传原件扫描件或加盖公章的复印件，四角完整、文字清晰。"
      onUpload={send('licence')}
      onValueChange={(value) => onValueChange?.(value ?? '')}
      data-wide=""
    />
  );
}

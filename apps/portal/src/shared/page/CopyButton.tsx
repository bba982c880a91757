import { Button, type ButtonProps, useToast, VisuallyHidden } from '@lima-id/ui';
import { CopyIcon } from '@lima-id/ui/icons';

interface CopyButtonProps {
  /** The name of the copied text: 银行账号. */
  name: string;
  text: string;
  /** The button says what it does in words; else it is an icon with a name. */
  worded?: boolean;
  /** `onInk` by default. */
  variant?: ButtonProps['variant'];
}

/** Copies a text that is typed elsewhere, such as into a bank's form. */
export function CopyButton({ name, text, worded = false, variant = 'onInk' }: CopyButtonProps) {
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: 'success', text: `${name}已复制` });
    } catch {
      toast.show({ tone: 'warning', text: '未能复制，请选中文字后手动复制' });
    }
  }

  const label = `复制${name}`;
  return (
    <Button variant={variant} size="sm" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
      {worded ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Button>
  );
}

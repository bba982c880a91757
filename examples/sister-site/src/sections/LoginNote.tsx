import { Button, Dialog } from '@lima-id/ui';

interface LoginNoteProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Makers log in on another site; visitors need no login. */
export function LoginNote({ open, onOpenChange }: LoginNoteProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="商家登录"
      description="灯具商家在赋码工作台登录。查询灯具不需要登录。"
      footer={<Button onClick={() => onOpenChange(false)}>知道了</Button>}
    />
  );
}

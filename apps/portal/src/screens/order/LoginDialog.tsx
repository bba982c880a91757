import { marketMessages } from '@lima-id/domain';
import { Button, Dialog } from '@lima-id/ui';
import { useLoginVisit } from '../../shared/session/useLoginVisit.ts';

/** Asks a visitor who is not logged in to log in; the login leads back here. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const visitLogin = useLoginVisit();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={marketMessages.gate.login}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            取消
          </Button>
          <Button onClick={() => visitLogin('login')}>立即登录</Button>
        </>
      }
    >
      登录后将回到本页，已选择和填写的内容都会保留。
    </Dialog>
  );
}

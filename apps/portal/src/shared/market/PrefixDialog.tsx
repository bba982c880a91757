import { Button, ButtonLink, Dialog } from '@lima-id/ui';
import { useState } from 'react';
import { endSession } from '../session/session.ts';
import { useLoginVisit } from '../session/useLoginVisit.ts';
import { useUser } from '../session/userStore.ts';
import { Words } from './Dialogs.styles.ts';

interface PrefixDialogProps {
  /** What asks for a prefix, as the gate says it. */
  title: string;
  onClose: () => void;
}

/** What the logged-in person without a prefix can do: log in again (a prefix that was granted meanwhile is known then), or register one. */
export default function PrefixDialog({ title, onClose }: PrefixDialogProps) {
  const user = useUser();
  const visitLogin = useLoginVisit();
  const [leaving, setLeaving] = useState(false);

  async function logInAgain() {
    setLeaving(true);
    await endSession();
    visitLogin('login');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" loading={leaving} onClick={() => void logInAgain()}>
            重新登录
          </Button>
          <ButtonLink href="/identification">去注册</ButtonLink>
        </>
      }
    >
      <Words>
        <p>
          {`当前账号${user === null || user.username === '' ? '' : `“${user.username}”`}尚未取得企业标识前缀。如前缀已审核通过，或您有其他企业账号，请重新登录。`}
        </p>
      </Words>
    </Dialog>
  );
}

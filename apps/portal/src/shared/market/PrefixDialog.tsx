import { Button, ButtonLink, Dialog } from '@lima-id/ui';
import { useState } from 'react';
import { prefixStanding } from '../session/prefixStanding.ts';
import { endSession } from '../session/session.ts';
import { useLoginVisit } from '../session/useLoginVisit.ts';
import { registrationAddress } from '../session/usePrefixVisit.ts';
import { useUser } from '../session/userStore.ts';
import { Words } from './Dialogs.styles.ts';

interface PrefixDialogProps {
  /** What asks for a prefix, as the gate says it. */
  title: string;
  onClose: () => void;
}

/**
 * What a logged-in user without a prefix can do: log in again (a prefix that was granted meanwhile is known then), or register one. With a
 * suspended prefix, the user reads what that means instead.
 */
export default function PrefixDialog({ title, onClose }: PrefixDialogProps) {
  const user = useUser();
  const isSuspended = prefixStanding(user) === 'suspended';
  const account = `当前账号${user === null || user.username === '' ? '' : `“${user.username}”`}`;
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
          <ButtonLink href={registrationAddress}>{isSuspended ? '查看详情' : '去注册'}</ButtonLink>
        </>
      }
    >
      <Words>
        <p>
          {isSuspended
            ? `${account}所属企业的标识前缀已停用。如前缀已恢复，或您有其他企业账号，请重新登录。`
            : `${account}尚未取得企业标识前缀。如前缀已审核通过，或您有其他企业账号，请重新登录。`}
        </p>
      </Words>
    </Dialog>
  );
}

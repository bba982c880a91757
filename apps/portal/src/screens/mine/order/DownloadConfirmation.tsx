import { linkOrderConfirmation } from '@lima-id/api';
import { messages } from '@lima-id/domain';
import { Button, useToast } from '@lima-id/ui';
import { DownloadIcon } from '@lima-id/ui/icons';
import { useState } from 'react';
import { failureText } from '../../../shared/account/failureText.ts';
import { call } from '../../../shared/api/call.ts';
import { isSessionOver } from '../../../shared/session/sessionOver.ts';
import { useLoginWhenOver } from '../../../shared/session/useLoginWhenOver.ts';
import { Download } from './Order.styles.ts';

/** Saves what an address leads to, and stays on the page whatever comes from there. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Downloads the confirmation of an order, by a link that is asked for when it is wanted. */
export function DownloadConfirmation({ orderId }: { orderId: string }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useLoginWhenOver(failure);

  async function download() {
    setAsking(true);
    try {
      const { fullUrl } = await call(linkOrderConfirmation, { id: orderId });
      save(fullUrl);
    } catch (error) {
      setFailure(error);
      if (!isSessionOver(error)) toast.show({ tone: 'danger', text: failureText(error, messages.request.failed) });
    } finally {
      setAsking(false);
    }
  }

  return (
    <Download>
      <Button
        variant="secondary"
        size="sm"
        icon={<DownloadIcon size={16} />}
        loading={asking}
        onClick={() => void download()}
      >
        下载订单确认单
      </Button>
    </Download>
  );
}

import { AvatarUpload, type UploadTransport } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { type Profile, showProfile } from './profileCache.ts';
import { sendAvatar } from './sendAvatar.ts';
import { useLoginAgain } from './useLoginAgain.ts';

/** The avatar: chosen, cropped to a square, uploaded, and updated on the page and in the header. */
export function AvatarField({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const loginAgain = useLoginAgain(profile.userId);

  const send: UploadTransport = async (file, { signal }) => {
    try {
      const portrait = await sendAvatar(profile.userId, file, signal);
      showProfile(client, { ...profile, portrait });
      return portrait;
    } catch (error) {
      if (isSessionOver(error)) loginAgain();
      throw error;
    }
  };

  return <AvatarUpload label="头像" labelHidden name={profile.username} value={profile.portrait} onUpload={send} />;
}

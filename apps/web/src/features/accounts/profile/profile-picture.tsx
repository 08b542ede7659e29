import type { User } from "@rebale/contract/accounts";
import { useEffect } from "react";
import { t } from "ttag";
import { updateSession } from "../../../lib/session/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PICTURES } from "../../../ui/fields/file-field.tsx";
import classes from "./profile.module.css";
import { UploadButton } from "./upload-button.tsx";
import { useDocumentUpload } from "./use-document-upload.ts";

export function ProfilePicture({ user }: { user: User }) {
  const upload = useDocumentUpload("profile_image");
  // The header shows the picture that the server has.
  useEffect(() => updateSession({ profileimage: user.profile_image ?? "" }), [user.profile_image]);
  return (
    <div className={classes.picture}>
      <Avatar image={user.profile_image} size={88} />
      <div>
        <p>
          <strong>{user.name}</strong>
          <br />
          {user.login_type.isSeller ? t`Seller` : t`Buyer`}
        </p>
        <UploadButton
          upload={upload}
          accept={PICTURES}
          action={t`Change picture`}
          of="your profile picture"
        />
      </div>
    </div>
  );
}

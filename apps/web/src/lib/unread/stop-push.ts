/**
 * A shared phone: whoever comes next is not told what was meant for who leaves, and finds no notice
 * of theirs either. Never fails.
 */
export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!worker) return;
  try {
    const subscription = await worker.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Without a line it may not go; the market then stops with the session.
  }
  for (const notice of (await worker.getNotifications?.().catch(() => [])) ?? []) notice.close();
}

-- Who answers STOP is sent no more of it, whoever has an account with that number.
create table stopped_numbers (
  channel text not null
    constraint stopped_numbers_channel_is_known check (channel in ('sms', 'whatsapp')),
  mobile text not null,
  stopped_at timestamptz not null default market_now(),
  primary key (channel, mobile)
);
comment on table stopped_numbers is
  'Numbers that want no more SMS, or no more WhatsApp, by their own word. Owner: notifications.';

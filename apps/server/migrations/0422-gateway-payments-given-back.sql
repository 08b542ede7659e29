-- Paise: what of a payment went back, by the gateway's own word or turned back by the office.
alter table gateway_payments add column given_back bigint not null default 0;

alter table companies drop constraint companies_pan_key;

-- The audit is read by time, the latest first: all of it, of one kind, of one record, of one person, of one action.
drop index audit_entries_by_record;
drop index audit_entries_by_user;
create index audit_entries_by_time on audit_entries (at desc, id desc);
create index audit_entries_by_kind on audit_entries (record_kind, at desc, id desc);
create index audit_entries_by_record on audit_entries (record_kind, record_id, at desc, id desc);
create index audit_entries_by_user on audit_entries (user_id, at desc, id desc);
create index audit_entries_by_action on audit_entries (action, at desc, id desc);
